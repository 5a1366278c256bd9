import { openJournal } from '../../lib/leads/journal';

// Writes leads as fast as they are acknowledged, several at a time, until it is killed; prints each key once the
// journal has confirmed it.
const WIDTH = 20;
const [, , url = ''] = process.argv;
const journal = await openJournal(url);
let count = 0;

async function write() {
  for (;;) {
    const key = `lead-${count++}`;
    const payload = { name: 'Bench', email: 'bench@example.com', message: 'x'.repeat(300) };
    const lead = { key, form: 'contact', locale: 'en', call: 'contacts/', payload, token: '' };
    await journal.add({ ...lead, locale: 'en', call: 'contacts/' }, Date.now(), [
      { channel: 'provider', status: 'pending', leaseMs: 1 },
    ]);
    process.stdout.write(`${key}\n`);
    // Lets the others, and pending output, have their turn.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

await Promise.all(Array.from({ length: WIDTH }, write));
