import { networkInterfaces } from 'node:os';

export type Ports = { http: number; https: number; plain: number };

/** True on a machine that has IPv6, be it for itself alone. */
export const hasIpv6 = (): boolean =>
  Object.values(networkInterfaces())
    .flat()
    .some((one) => one?.address === '::1');

/** Where nginx listens: over IPv4, and over IPv6 where there is that. */
export function getListen({ http, https, plain }: Ports) {
  const host = hasIpv6() ? '[::]:' : '';
  return {
    HTTP_LISTEN: `${host}${http}`,
    HTTPS_LISTEN: `${host}${https}`,
    LISTEN_OPTIONS: host && 'ipv6only=off',
    PLAIN_LISTEN: `127.0.0.1:${plain}`,
  };
}
