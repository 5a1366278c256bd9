import { z } from 'zod';
import {
  DEPTHS,
  QUOTE_PRODUCTS,
  toQuoteField,
  type QuoteRequest,
} from '@/lib/quotes/quote-request';
import { CONTACT_PATH } from '@/lib/site/addresses';
import { defineTool } from '../tool';
import { chainArgument, findChain } from './chains';

export const contactSales = defineTool({
  name: 'contact_sales',
  title: 'Contact sales',
  description:
    'Returns a link to the contact form with the request filled in. Nothing is sent: a person opens the link, adds name and e-mail address, and sends the form.',
  input: z.object({
    product: z.enum(QUOTE_PRODUCTS).optional(),
    chain: chainArgument.optional(),
    depth: z.enum(DEPTHS).optional(),
    callsPerDay: z.number().int().positive().optional(),
    peak: z.number().int().positive().optional().describe('Requests in the busiest second.'),
  }),
  run({ product, chain, depth, callsPerDay, peak }, facts) {
    const request: QuoteRequest = {
      ...(product && { product }),
      ...(chain && { chain: findChain(facts, chain).key }),
      ...(depth && { depth }),
      ...(callsPerDay && { callsPerDay }),
      ...(peak && { peak }),
    };
    const query = toQuoteField(request);
    return { url: facts.origin + CONTACT_PATH + (query && `?${query}`), sent: false };
  },
});
