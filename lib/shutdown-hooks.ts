import { getProcessWide } from './process-wide';

/** Something that has to end well before the process does, such as deliveries under way. */
export type ShutdownHook = () => Promise<void>;

/** The hooks of this process, which the bundled site adds to and the server around it runs. */
export const getShutdownHooks = () =>
  getProcessWide('shutdown-hooks', () => new Set<ShutdownHook>());

/** Has `hook` called once when the server ends, after the last request was answered. */
export const onShutdown = (hook: ShutdownHook): void => void getShutdownHooks().add(hook);
