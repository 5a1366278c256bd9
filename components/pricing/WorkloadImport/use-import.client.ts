'use client';

import { useEffect, useRef, useState } from 'react';
import type { ImportFault, Workload } from '@/lib/workload/types';
import type { WorkerMessage } from '@/lib/workload/worker';
import { countEvent } from '@/stores/counts';

export type ImportState =
  | { kind: 'idle' }
  /** From 0 to 1. */
  | { kind: 'reading'; share: number }
  | { kind: 'fault'; fault: ImportFault | 'failed' }
  | { kind: 'read'; id: number; workload: Workload };

const startWorker = () => new Worker(new URL('../../../lib/workload/worker.ts', import.meta.url));

/** Reads files in a worker, which starts when the panel opens and ends with it. */
export function useImport() {
  const [state, setState] = useState<ImportState>({ kind: 'idle' });
  const worker = useRef<Worker | null>(null);
  const reads = useRef(0);

  useEffect(() => {
    worker.current = startWorker();
    return () => worker.current?.terminate();
  }, []);

  const read = (blob: Blob) => {
    const current = (worker.current ??= startWorker());
    const id = ++reads.current;
    setState({ kind: 'reading', share: 0 });
    current.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if ('read' in data) {
        setState({ kind: 'reading', share: blob.size > 0 ? data.read / blob.size : 1 });
      } else if (typeof data.result === 'string') {
        setState({ kind: 'fault', fault: data.result });
      } else {
        countEvent('import');
        setState({ kind: 'read', id, workload: data.result });
      }
    };
    current.onerror = () => setState({ kind: 'fault', fault: 'failed' });
    current.postMessage(blob);
  };
  /** Stops at once; the next file gets a new worker. */
  const cancel = () => {
    worker.current?.terminate();
    worker.current = null;
    setState({ kind: 'idle' });
  };
  return { state, read, cancel };
}
