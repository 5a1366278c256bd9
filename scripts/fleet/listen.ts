import { networkInterfaces } from 'node:os';

export type Ports = { http: number; https: number; plain: number };

/** True if the machine has IPv6, even if only for loopback. */
export const hasIpv6 = (): boolean =>
  Object.values(networkInterfaces())
    .flat()
    .some((one) => one?.address === '::1');

/** Returns nginx's listen addresses: IPv4, and IPv6 if available. */
export function getListen({ http, https, plain }: Ports) {
  const host = hasIpv6() ? '[::]:' : '';
  return {
    HTTP_LISTEN: `${host}${http}`,
    HTTPS_LISTEN: `${host}${https}`,
    LISTEN_OPTIONS: host && 'ipv6only=off',
    PLAIN_LISTEN: `127.0.0.1:${plain}`,
  };
}
