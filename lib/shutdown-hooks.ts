import { getGlobalSingleton } from './global-singleton';

/** Work that must finish before the process ends, such as deliveries in flight. */
export type ShutdownHook = () => Promise<void>;

/** The process's hooks: the bundled site registers them, and the server around it runs them. */
export const getShutdownHooks = () =>
  getGlobalSingleton('shutdown-hooks', () => new Set<ShutdownHook>());

/** Registers a hook that is called once when the server ends, after the last response. */
export const onShutdown = (hook: ShutdownHook): void => void getShutdownHooks().add(hook);
