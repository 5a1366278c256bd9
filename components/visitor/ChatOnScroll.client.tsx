'use client';

import { useEffect } from 'react';

/** On an error page: the support chat comes with the first scroll. */
export function ChatOnScroll() {
  useEffect(() => {
    let isGone = false;
    let callOff = () => {};
    import('./chat-on-scroll.client').then(
      ({ armChat }) => {
        if (!isGone) callOff = armChat();
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      callOff();
    };
  }, []);
  return null;
}
