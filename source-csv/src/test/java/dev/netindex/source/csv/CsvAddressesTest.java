package dev.netindex.source.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Cells to targets. */
class CsvAddressesTest {
  private static final String MAPPED = "281470681743360"; // ::ffff:0.0.0.0
  private static final String MAPPED_END = "281474976710655"; // ::ffff:255.255.255.255
  private static final String MAX = "340282366920938463463374607431768211455";

  private static CsvSource.Builder source() {
    return CsvSource.builder().header(HeaderPolicy.NONE);
  }

  private static CsvSource.Builder integers(AddressForm form) {
    return source().addresses(form).range(1, 2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"1.2.3.4", "1.2.3.0/24", "1.2.3.4-1.2.3.9", "AS42", "::/0", "2001:db8::1"})
  void aTargetCellHoldsAnyTarget(String target) {
    CsvSource source = source().target(1).build();
    assertEquals(List.of(target), Rows.of(source, target + ",x\n").targets);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " 1.2.3.4",
        "1.2.3.4 ",
        "1.2.3.04",
        "localhost",
        "fe80::1%lo",
        "AS0",
        "1.2.3.0/024"
      })
  void aCellThatIsNoTargetIsAnErrorOfTheRow(String cell) {
    RowError error = Rows.errorOf(source().target(1).build(), cell + ",x\n");
    assertEquals(RowFault.TARGET, error.fault());
    assertEquals(1, error.line());
    assertEquals(Rows.NAME, error.source());
  }

  @Test
  void startAndEndAreARangeEvenIfANetworkSaysTheSame() {
    CsvSource source = source().range(1, 2).build();
    Rows rows =
        Rows.of(
            source,
            "1.0.0.0,1.0.0.255\n1.0.0.0,1.0.0.0\n::,ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff\n");
    assertEquals(
        List.of(
            "1.0.0.0-1.0.0.255", "1.0.0.0-1.0.0.0", "::-ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"),
        rows.targets);
  }

  @Test
  void startAndEndOfTwoFamiliesAreAnErrorOfTheRow() {
    RowError error = Rows.errorOf(source().range(1, 2).build(), "1.0.0.0,::1\n");
    assertEquals(RowFault.RANGE, error.fault());
    assertTrue(error.message().contains("1.0.0.0") && error.message().contains("::1"));
    assertEquals(
        RowFault.RANGE, Rows.errorOf(source().range(1, 2).build(), "::,::ffff:1.2.3.4\n").fault());
  }

  @Test
  void aNetworkInAStartColumnIsAnErrorOfTheRow() {
    assertEquals(
        RowFault.TARGET,
        Rows.errorOf(source().range(1, 2).build(), "1.0.0.0/24,1.0.0.255\n").fault());
  }

  @Test
  void hostBitsAreRefusedWithTheCanonicalForm() {
    RowError error = Rows.errorOf("network\n10.0.0.1/8\n");
    assertEquals(RowFault.TARGET, error.fault());
    assertTrue(error.message().contains("10.0.0.1/8"), error.message());
    assertTrue(error.message().contains("10.0.0.0/8"), error.message());
  }

  @Test
  void hostBitsAreClearedOnRequest() {
    CsvSource source = source().maskHostBits(true).build();
    assertEquals(List.of("10.0.0.0/8"), Rows.of(source, "10.0.0.1/8\n").targets);
  }

  @Test
  void mappedAddressesMeanIpv4() {
    CsvSource target = source().target(1).build();
    String text =
        "::ffff:1.2.3.4\n::ffff:102:300/120\n::ffff:1.2.3.4-::ffff:1.2.3.9\n::ffff:0:0/96\n";
    assertEquals(
        List.of("1.2.3.4", "1.2.3.0/24", "1.2.3.4-1.2.3.9", "0.0.0.0/0"),
        Rows.of(target, text).targets);
    CsvSource range = source().range(1, 2).build();
    assertEquals(
        List.of("1.2.3.4-1.2.3.9", "0.0.0.0-255.255.255.255"),
        Rows.of(range, "::ffff:1.2.3.4,1.2.3.9\n::ffff:0:0,::ffff:ffff:ffff\n").targets);
  }

  @Test
  void mappedAddressesStayIpv6OnRequest() {
    CsvSource target = source().target(1).literal(true).build();
    assertEquals(
        List.of("::ffff:1.2.3.4", "::ffff:1.2.3.0/120"),
        Rows.of(target, "::ffff:1.2.3.4\n::ffff:102:300/120\n").targets);
    CsvSource range = source().range(1, 2).literal(true).build();
    assertEquals(List.of("::-::ffff:1.2.3.4"), Rows.of(range, "::,::ffff:1.2.3.4\n").targets);
  }

  @Test
  void integersAreIpv4UpToItsLastAddressAndIpv6Above() {
    CsvSource source = integers(AddressForm.INTEGER).build();
    String text = "0,0\n0,4294967295\n0,4294967296\n4294967295,4294967296\n0," + MAX + "\n";
    assertEquals(
        List.of(
            "0.0.0.0-0.0.0.0",
            "0.0.0.0-255.255.255.255",
            "::-::1:0:0",
            "::255.255.255.255-::1:0:0".replace("255.255.255.255", "ffff:ffff"),
            "::-ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"),
        Rows.of(source, text).targets);
    CsvSource single = source().addresses(AddressForm.INTEGER).target(1).build();
    assertEquals(
        List.of("255.255.255.255", "::1:0:0"), Rows.of(single, "4294967295\n4294967296\n").targets);
  }

  @Test
  void integersOfOneFamilyAreThatFamily() {
    assertEquals(
        List.of("::1-::2"), Rows.of(integers(AddressForm.INTEGER_IPV6).build(), "1,2\n").targets);
    assertEquals(
        List.of("0.0.0.1-0.0.0.2"),
        Rows.of(integers(AddressForm.INTEGER_IPV4).build(), "1,2\n").targets);
    RowError error = Rows.errorOf(integers(AddressForm.INTEGER_IPV4).build(), "1,4294967296\n");
    assertEquals(RowFault.ADDRESS_FORM, error.fault());
    assertTrue(error.message().contains("4294967295"), error.message());
  }

  @Test
  void integersInsideTheMappedNetworkMeanIpv4() {
    String text = MAPPED + "," + MAPPED_END + "\n";
    for (AddressForm form : List.of(AddressForm.INTEGER, AddressForm.INTEGER_IPV6)) {
      assertEquals(
          List.of("0.0.0.0-255.255.255.255"), Rows.of(integers(form).build(), text).targets);
      assertEquals(
          List.of("::ffff:0.0.0.0-::ffff:255.255.255.255"),
          Rows.of(integers(form).literal(true).build(), text).targets);
      assertEquals(
          RowFault.RANGE, Rows.errorOf(integers(form).build(), "0," + MAPPED_END + "\n").fault());
    }
  }

  @ParameterizedTest
  @EnumSource(value = AddressForm.class, names = "TEXT", mode = EnumSource.Mode.EXCLUDE)
  void whatIsNoIntegerIsAnErrorThatNamesTheOption(AddressForm form) {
    for (String cell :
        List.of("1.0.0.0", "", "-1", "+1", " 1", "01", "0x1", "1e3", "1/8", "\u0661")) {
      RowError error = Rows.errorOf(integers(form).build(), "0," + cell + "\n");
      assertEquals(RowFault.ADDRESS_FORM, error.fault(), cell);
      assertTrue(error.message().contains("--addresses integer"), error.message());
    }
  }

  @Test
  void integersOutsideTheAddressSpaceAreErrors() {
    for (String cell :
        List.of("340282366920938463463374607431768211456", "9".repeat(40), "9".repeat(100_000))) {
      RowError error = Rows.errorOf(integers(AddressForm.INTEGER).build(), "0," + cell + "\n");
      assertEquals(RowFault.ADDRESS_FORM, error.fault());
      assertTrue(error.message().contains(MAX), error.message());
      assertTrue(error.message().length() < 500, error.message());
    }
  }

  @Test
  void reversedIntegersAreAnErrorThatNamesBoth() {
    RowError error = Rows.errorOf(integers(AddressForm.INTEGER).build(), "16777471,16777216\n");
    assertEquals(RowFault.RANGE, error.fault());
    assertTrue(error.message().contains("16777471"), error.message());
    assertTrue(error.message().contains("16777216"), error.message());
    assertEquals(
        RowFault.RANGE,
        Rows.errorOf(integers(AddressForm.INTEGER).build(), "4294967296,1\n").fault());
  }
}
