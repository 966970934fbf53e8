package dev.netindex.format;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.MemberRefEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class IpAddressTest {
  private static final byte[] MAPPED = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, (byte) 0xFF, (byte) 0xFF, 8, 8, 8, 8
  };

  @Test
  void case1MappedBytesAndInetAddressesAreTheIpv4Address() throws Exception {
    IpAddress address = IpAddress.ofIpv4(0x08080808);
    assertEquals(address, IpAddress.ofBytes(MAPPED));
    assertEquals(address, IpAddress.of(InetAddress.getByAddress(MAPPED)));
    InetAddress mapped = Inet6Address.getByAddress(null, MAPPED, 0);
    assertInstanceOf(Inet6Address.class, mapped);
    assertEquals(address, IpAddress.of(mapped));
  }

  @Test
  void case11NothingThatResolvesNamesIsCalled() throws IOException {
    Set<String> called = new TreeSet<>();
    for (Class<?> type :
        List.of(
            IpAddress.class,
            AddressParser.class,
            AddressFormatter.class,
            InputError.class,
            Target.class,
            TargetParser.class,
            TargetRules.class)) {
      try (InputStream in = type.getResourceAsStream(type.getSimpleName() + ".class")) {
        for (PoolEntry entry : ClassFile.of().parse(in.readAllBytes()).constantPool()) {
          if (entry instanceof MemberRefEntry member
              && member.owner().asInternalName().startsWith("java/net/")) {
            called.add(member.owner().asInternalName() + "." + member.name().stringValue());
          }
        }
      }
    }
    assertEquals(
        Set.of(
            "java/net/Inet6Address.getByAddress",
            "java/net/InetAddress.getAddress",
            "java/net/InetAddress.getByAddress"),
        called);
  }

  @Test
  void case12TheScopeOfAnInetAddressIsIgnored() throws Exception {
    IpAddress address = IpAddress.parse("fe80::1");
    InetAddress scoped = Inet6Address.getByAddress(null, address.toBytes(), 7);
    assertTrue(scoped.getHostAddress().endsWith("%7"));
    assertEquals(address, IpAddress.of(scoped));
  }

  @Test
  void onlyMappedAddressesAreUnmapped() {
    IpAddress mapped = IpAddress.ofIpv6(0, 0xFFFF_0102_0304L);
    assertTrue(mapped.isMapped());
    assertFalse(mapped.isIpv4());
    assertEquals(IpAddress.ofIpv4(0x01020304), mapped.unmapped());
    for (IpAddress other :
        List.of(
            IpAddress.ofIpv4(0x01020304),
            IpAddress.ofIpv6(0, 0x0102_0304L),
            IpAddress.ofIpv6(0, 0xFFFE_0102_0304L),
            IpAddress.ofIpv6(0, 0x1_FFFF_0102_0304L),
            IpAddress.ofIpv6(1, 0xFFFF_0102_0304L))) {
      assertFalse(other.isMapped(), other::toString);
      assertSame(other, other.unmapped());
    }
  }

  @Test
  void bytesOfOtherLengthsAreRefused() {
    for (int length : new int[] {0, 1, 3, 5, 8, 15, 17}) {
      InvalidInputException e =
          assertThrows(InvalidInputException.class, () -> IpAddress.ofBytes(new byte[length]));
      assertEquals(Fault.ADDRESS_TEXT, e.fault());
      assertEquals(length + " bytes", e.actual());
    }
  }

  @Test
  void bytesAreNotSharedWithTheCaller() {
    byte[] bytes = {1, 2, 3, 4};
    IpAddress address = IpAddress.ofBytes(bytes);
    bytes[0] = 9;
    address.toBytes()[0] = 9;
    assertEquals("1.2.3.4", address.toString());
  }

  @Test
  void anIpv4AddressHasNoMoreThan32Bits() {
    assertEquals(IpAddress.ofIpv4(-1), IpAddress.of(Family.IPV4, 0, 0xFFFF_FFFFL));
    assertThrows(InvalidInputException.class, () -> IpAddress.of(Family.IPV4, 1, 0));
    assertThrows(InvalidInputException.class, () -> IpAddress.of(Family.IPV4, 0, -1));
    assertThrows(InvalidInputException.class, () -> IpAddress.of(Family.IPV4, 0, 1L << 32));
    assertEquals(IpAddress.ofIpv6(1, -1), IpAddress.of(Family.IPV6, 1, -1));
  }

  @Test
  void theBitsOfAnIpv6AddressAreNoInt() {
    IpAddress address = IpAddress.ofIpv6(0, 1);
    assertThrows(IllegalStateException.class, address::ipv4Bits);
  }

  @Test
  void addressesAreOrderedAsUnsignedNumbersIpv4First() {
    List<IpAddress> sorted =
        List.of(
            IpAddress.ofIpv4(0),
            IpAddress.ofIpv4(Integer.MAX_VALUE),
            IpAddress.ofIpv4(Integer.MIN_VALUE),
            IpAddress.ofIpv4(-1),
            IpAddress.ofIpv6(0, 0),
            IpAddress.ofIpv6(0, Long.MAX_VALUE),
            IpAddress.ofIpv6(0, Long.MIN_VALUE),
            IpAddress.ofIpv6(0, -1),
            IpAddress.ofIpv6(Long.MAX_VALUE, 0),
            IpAddress.ofIpv6(Long.MIN_VALUE, 0),
            IpAddress.ofIpv6(-1, -1));
    for (int i = 0; i < sorted.size(); i++) {
      for (int j = 0; j < sorted.size(); j++) {
        int order = sorted.get(i).compareTo(sorted.get(j));
        assertEquals(Integer.compare(i, j), Integer.signum(order), i + " and " + j);
        assertEquals(i == j, sorted.get(i).equals(sorted.get(j)));
      }
    }
  }

  @Test
  void familiesDifferEvenWithTheSameBits() {
    IpAddress ipv4 = IpAddress.ofIpv4(5);
    IpAddress ipv6 = IpAddress.ofIpv6(0, 5);
    assertNotEquals(ipv4, ipv6);
    assertNotEquals(ipv4.hashCode(), ipv6.hashCode());
    assertNotEquals(ipv4, IpAddress.ofIpv6(0, 0xFFFF_0000_0005L));
    assertNotEquals(ipv4, null);
    assertFalse(ipv4.equals((Object) "0.0.0.5"));
  }

  @Test
  void inetAddressesKeepTheFamily() throws Exception {
    assertInstanceOf(Inet4Address.class, IpAddress.ofIpv4(1).toInetAddress());
    IpAddress mapped = IpAddress.ofIpv6(0, 0xFFFF_0102_0304L);
    InetAddress literal = mapped.toInetAddress();
    assertInstanceOf(Inet6Address.class, literal);
    assertArrayEquals(mapped.toBytes(), literal.getAddress());
    assertEquals(InetAddress.ofLiteral("fe80::1"), IpAddress.parse("fe80::1").toInetAddress());
    assertEquals("fe80:0:0:0:0:0:0:1", IpAddress.parse("fe80::1").toInetAddress().getHostAddress());
  }

  @Test
  void valuesSurviveBytesNumbersAndTheJdk() {
    SeededRandom.repeat(
        20_000,
        random -> {
          IpAddress address = random.nextAddress();
          assertEquals(address, IpAddress.of(address.family(), address.high(), address.low()));
          assertEquals(address.unmapped(), IpAddress.ofBytes(address.toBytes()));
          assertEquals(address.unmapped(), IpAddress.of(address.toInetAddress()));
          assertArrayEquals(address.toBytes(), address.toInetAddress().getAddress());
          IpAddress same =
              ReferenceAddress.address(address.family(), ReferenceAddress.number(address));
          assertEquals(address, same);
          assertEquals(address.hashCode(), same.hashCode());
          IpAddress near = random.near(address);
          assertEquals(
              ReferenceAddress.number(address).compareTo(ReferenceAddress.number(near)),
              Integer.signum(address.compareTo(near)));
        });
  }
}
