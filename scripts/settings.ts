import nextEnv from '@next/env';
import { SettingsError, parseEnv, type Env } from '../lib/env';
import { fail } from './fail.mjs';

/** Loads .env files like Next and validates the settings; an invalid one ends the process with its name. */
export function loadSettings(root: string): Env {
  nextEnv.loadEnvConfig(root, process.env.NODE_ENV === 'development', { info() {}, error() {} });
  try {
    return parseEnv(process.env);
  } catch (error) {
    if (error instanceof SettingsError) fail(error.message);
    throw error;
  }
}
