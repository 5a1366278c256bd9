import type { McpServer } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import type { Facts } from './facts';

/** An error that the caller can correct, such as an unknown chain key. */
export class ToolError extends Error {}

export type Tool<Input extends z.ZodObject = z.ZodObject, Output = object> = {
  name: string;
  title: string;
  description: string;
  input: Input;
  /** @throws {ToolError} for arguments that match the schema but refer to nothing */
  run: (input: z.infer<Input>, facts: Facts) => Output | Promise<Output>;
};

/** Keeps the types of a tool's arguments together with its schema. */
export const defineTool = <Input extends z.ZodObject, Output extends object>(
  tool: Tool<Input, Output>,
): Tool<Input, Output> => tool;

const READ_ONLY = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

const toContent = (text: string) => [{ type: 'text' as const, text }];

/** Registers a tool that returns JSON, as text and as structured content. */
export function registerTool(server: McpServer, tool: Tool, getFacts: () => Promise<Facts>): void {
  const { name, title, description, input } = tool;
  const config = { title, description, inputSchema: input, annotations: READ_ONLY };
  server.registerTool(name, config, async (given) => {
    try {
      const output = (await tool.run(given, await getFacts())) as Record<string, unknown>;
      return { content: toContent(JSON.stringify(output)), structuredContent: output };
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      return { content: toContent(error.message), isError: true };
    }
  });
}
