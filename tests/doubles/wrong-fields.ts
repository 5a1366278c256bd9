/** What a service without its models may return, by type. */
const WRONG_FIELDS: Record<string, Record<string, unknown>> = {
  settings: {
    social: [{ network: '__proto__' }, null],
    announcement: 5,
    legal_name: {},
    tagline: [],
  },
  navigation: { menus: null, columns: [{ label: {}, links: 'x' }], dashboard: 'https://a.example' },
  home: { slices: [5, null, { slice_type: 'hero_request', primary: 'x' }] },
  node: { lead: [5], parts: {}, questions: [[]], action: null },
};

/** Returns a response of the content service whose documents have invalid fields. */
export function spoilFields(body: string): string {
  const answer = JSON.parse(body) as { results?: { type: string; data: object }[] };
  for (const document of answer.results ?? []) {
    document.data = { ...document.data, ...WRONG_FIELDS[document.type] };
  }
  return JSON.stringify(answer);
}
