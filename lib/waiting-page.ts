/** Who requests a page: a customer of an internet provider, and the network they are in. */
export type Asker = {
  customer: string;
  network: string;
  /** Calls back once the request is over. */
  onOver?: (callback: () => void) => void;
};

export type WaitingPage = {
  key: string;
  askers: Asker[];
  /** Requests that wait for the page; once there are none, it is not rendered. */
  requests: number;
  /** Called with whether the page gets its turn. */
  end: (hasTurn: boolean) => void;
};

/** Counts one more request for a page, until it is over. */
export function addRequest(page: WaitingPage, { onOver }: Asker): void {
  page.requests += 1;
  onOver?.(() => removeRequest(page));
}

/** Gives a page up once none of its requests is left. */
export function removeRequest(page: WaitingPage): void {
  page.requests -= 1;
  if (page.requests === 0) page.end(false);
}
