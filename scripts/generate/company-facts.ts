import { EXPECTATIONS, type FactKind } from '@/lib/company-facts/kinds';
import { FACTS, type Fact } from '@/lib/company-facts/registry';

export const FACTS_MODEL = 'customtypes/company_facts/index.json';

const FIELD_TYPES: Partial<Record<FactKind, string>> = {
  date: 'Date',
  number: 'Number',
  confirmation: 'Boolean',
};

function toField({ kind, perLanguage, description }: Fact) {
  const label = perLanguage ? description : `${description} (English sheet only)`;
  const type = FIELD_TYPES[kind] ?? 'Text';
  const hint =
    kind === 'confirmation' ? { default_value: false } : { placeholder: EXPECTATIONS[kind] };
  return { type, config: { label, ...hint } };
}

/** Returns the sheet's model: a tab for each group, a field for each fact. */
export function getFactsModel() {
  const groups = [...new Set(FACTS.map(({ group }) => group))];
  const toTab = (group: string) =>
    Object.fromEntries(
      FACTS.filter((fact) => fact.group === group).map((fact) => [fact.name, toField(fact)]),
    );
  return {
    format: 'custom',
    id: 'company_facts',
    label: 'Company facts',
    repeatable: false,
    status: true,
    json: Object.fromEntries(groups.map((group) => [group, toTab(group)])),
  };
}
