'use client';

import { useEffect, useRef } from 'react';

const MARGIN = '600px';

/** Calls once when an element is used or comes near the viewport. */
export function useNearness<T extends HTMLElement>(onNear: (element: T) => void) {
  const ref = useRef<T>(null);
  const callback = useRef(onNear);
  useEffect(() => {
    callback.current = onNear;
  });

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let isCalled = false;
    const call = () => {
      if (isCalled) return;
      isCalled = true;
      observer.disconnect();
      callback.current(element);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) call();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    element.addEventListener('focusin', call);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', call);
    };
  }, []);

  return ref;
}
