import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Identity } from './identity';
import { toSkill } from './skill';

const toMessages = (text: string) => ({
  messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }],
});

/** Registers what people choose from an assistant's menu. */
export function registerPrompts(server: McpServer, identity: Identity): void {
  server.registerPrompt(
    'move_provider',
    { title: `Move to ${identity.brand}`, description: 'Plans a move, and asks before each step.' },
    () => toMessages(toSkill(identity)),
  );
  server.registerPrompt(
    'price_workload',
    {
      title: 'Price a workload',
      description: 'Turns a description of an application into calls per day and an estimate.',
      argsSchema: z.object({
        application: z
          .string()
          .min(1)
          .max(2000)
          .describe('What the application does, and how often.'),
      }),
    },
    ({ application }) =>
      toMessages(
        `Estimate what this application costs per month. List the methods it calls and how often, mark every number that is an assumption, then call estimate_month and name the fitting plan.\n\n${application}`,
      ),
  );
}
