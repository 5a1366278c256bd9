import type { EndpointHost } from '@/lib/endpoints';

/** An HTTP call of a JSON-RPC method or a path. */
export type HttpCall =
  | { method: string; params: unknown; result: unknown }
  | { http: string; path: string; body?: unknown; response: unknown };

/** An HTTP call with its interface. */
export type Sample = HttpCall & { interface: string };

/** The message to send over a WebSocket, if any, and the first message from the chain. */
export type SocketCall = { path?: string; message: unknown } & (
  { method: string; params: unknown } | { send?: unknown }
);

export type GrpcCall = {
  /** Service with its package, and method: `geyser.Geyser/GetSlot`. */
  rpc: string;
  /** File that defines the service. */
  proto: string;
  /** Type of the request, if it is not named after the method. */
  message?: string;
  isStream?: boolean;
  request: Record<string, unknown>;
  response: unknown;
};

/** A stream of whole blocks; `blocks` is the type of one block. */
export type FirehoseCall = { blocks: string };

export type InterfaceCall = HttpCall | SocketCall | GrpcCall | FirehoseCall;

type EveryLanguage = 'curl' | 'javascript' | 'python';
export type SampleLanguage = EveryLanguage | 'go';

/** A first request to a chain in several languages, and the shape of the response. */
export type RequestSample = {
  interface: string;
  /** The method or path; absent if the URL alone subscribes. */
  method?: string;
  /** The program of the shell line, if it is not curl. */
  tool?: string;
  requests: Record<EveryLanguage, string> & { go?: string };
  response: string;
};

/** Where to reach a chain: its endpoint's name, and the host of all endpoints. */
export type CallTarget = { key: string; host: EndpointHost };
