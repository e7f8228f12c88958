import { BlockList, isIP } from "node:net";

const privateRanges = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const) {
  privateRanges.addSubnet(network, prefix, "ipv4");
}
/**
 * The range of public IPv6 addresses; forms that embed an IPv4 address elsewhere (mapped, compatible, translated) are
 * outside of it.
 */
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  privateRanges.addSubnet(network, prefix, "ipv6");
}

const privateNames = /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|test|invalid|example)$/;

/**
 * The address in its canonical form when it is http(s) and names a public host; null otherwise. Checked after parsing,
 * so that other spellings of 127.0.0.1 (hexadecimal, one number, IPv4 inside IPv6) are recognized.
 */
export function publicAddress(text: string): string | null {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return isPublicHost(
    url.hostname
      .replace(/^\[|\]$/g, "")
      .replace(/\.$/, "")
      .toLowerCase(),
  )
    ? url.href
    : null;
}

function isPublicHost(host: string): boolean {
  const version = isIP(host);
  if (version === 0) return host.includes(".") && !privateNames.test(host);
  if (version === 4) return !privateRanges.check(host, "ipv4");
  return globalUnicast.check(host, "ipv6") && !privateRanges.check(host, "ipv6");
}
