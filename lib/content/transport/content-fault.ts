type Details = {
  status?: number;
  /** How long the service asked callers to wait. */
  retryAfterMs?: number;
  /** False if the same call would fail again, or has used up its time. */
  isRetryable?: boolean;
  /** True if the service rejects the ref, for example because it has forgotten it. */
  isRefRefused?: boolean;
  /** True if an answer contradicts others of its version; this does not mean that the service is down. */
  isDoubt?: boolean;
};

/** A failed call to the content service. The message contains no URL, token or body. */
export class ContentFault extends Error {
  override name = 'ContentFault';
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly isRetryable: boolean;
  readonly isRefRefused: boolean;
  readonly isDoubt: boolean;

  constructor(message: string, details: Details = {}) {
    super(message);
    this.status = details.status;
    this.retryAfterMs = details.retryAfterMs;
    this.isRetryable = details.isRetryable ?? false;
    this.isRefRefused = details.isRefRefused ?? false;
    this.isDoubt = details.isDoubt ?? false;
  }
}
