/** A call over HTTP: of a JSON-RPC method, or of a path. */
export type HttpCall =
  | { method: string; params: unknown; result: unknown }
  | { http: string; path: string; body?: unknown; response: unknown };

/** A call over HTTP with the interface that answers it. */
export type Sample = HttpCall & { interface: string };

/** What a WebSocket is sent, which may be nothing, and the first thing that the chain says of itself. */
export type SocketCall = { path?: string; message: unknown } & (
  { method: string; params: unknown } | { send?: unknown }
);

export type GrpcCall = {
  /** Service with its package, and method: `geyser.Geyser/GetSlot`. */
  rpc: string;
  /** File that defines the service. */
  proto: string;
  /** Type of the request, where it is not named after the method. */
  message?: string;
  isStream?: boolean;
  request: Record<string, unknown>;
  response: unknown;
};

/** A stream of whole blocks; `blocks` is the type of one. */
export type FirehoseCall = { blocks: string };

export type InterfaceCall = HttpCall | SocketCall | GrpcCall | FirehoseCall;

type EveryLanguage = 'curl' | 'javascript' | 'python';
export type SampleLanguage = EveryLanguage | 'go';

/** A first request to a chain in several languages, and the shape of what comes back. */
export type RequestSample = {
  interface: string;
  /** The method or path that is asked for; missing where the address alone subscribes. */
  method?: string;
  /** The program of the shell line, where it is not curl. */
  tool?: string;
  requests: Record<EveryLanguage, string> & { go?: string };
  response: string;
};

/** Where a chain is asked. */
export type CallTarget = { key: string; host: string };
