import { spawnSync } from 'node:child_process';

/** The key in each language's environment. */
export const KEY = 'k3y';

/**
 * Returns a program's output, and what it writes to its third channel.
 * @throws with its error output if it fails
 */
export function runCommand(
  command: string,
  args: string[],
  {
    input,
    variables,
    cwd,
  }: { input?: string; variables?: Record<string, string>; cwd?: string } = {},
): { printed: string; recorded: string } {
  const { status, output, stderr } = spawnSync(command, args, {
    input,
    cwd,
    env: { ...process.env, KEY, ...variables },
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`);
  return { printed: output[1] ?? '', recorded: output[3] ?? '' };
}
