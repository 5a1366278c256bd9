type Details = {
  status?: number;
  /** What the service asked to wait before the next try. */
  retryAfterMs?: number;
  /** False when the same call would fail the same way, or has used up its time. */
  isRetryable?: boolean;
  /** True when the service does not take the ref, as one that it has forgotten. */
  isRefRefused?: boolean;
  /** True when one answer denies what others of its version name, which says nothing about the service. */
  isDoubt?: boolean;
};

/** Why a call to the content service gave nothing usable; the message holds no address, token or body. */
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
