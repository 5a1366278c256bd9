import { openJournal } from '../../lib/leads/journal';

// Writes leads as fast as they are acknowledged, several at a time, until it is killed; prints each key once the
// journal has confirmed it.
const WIDTH = 20;
const journal = await openJournal(process.env.DATABASE_URL ?? '');
let count = 0;

async function write() {
  for (;;) {
    const key = `lead-${count++}`;
    const payload = { name: 'Ada', email: 'ada@example.com', message: 'x'.repeat(300) };
    await journal.add(
      { key, form: 'contact', locale: 'en', call: 'contacts/', payload, token: '' },
      Date.now(),
      [{ channel: 'provider', status: 'pending', leaseMs: 1 }],
    );
    process.stdout.write(`${key}\n`);
    // Lets the others, and pending output, have their turn.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

await Promise.all(Array.from({ length: WIDTH }, write));
