import { submitLead } from '../../lib/leads';

// Submits one lead as the site does, with the settings of its environment.
const payload = { email: 'ada@example.com', message: 'Please call me back.' };
await submitLead({
  ...{ key: 'submitted', form: 'contact', locale: 'en', call: 'contacts/', payload, token: '' },
});
