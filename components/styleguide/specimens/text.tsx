import { Accordion } from '@/components/ui/Accordion';
import { CodeBlock, CodePanel } from '@/components/ui/CodePanel';
import { DataTable } from '@/components/ui/DataTable';
import { Figure } from '@/components/ui/Figure';
import { Heading } from '@/components/ui/Heading';
import { RadioTabs } from '@/components/ui/RadioTabs';
import { Tag } from '@/components/ui/Tag';
import { toTokens } from '@/lib/samples/highlight';
import type { Specimen } from './types';

const CODE = 'curl https://eth.nodewell.example/$KEY \\\n  -d \'{"method":"eth_blockNumber"}\'';

/** Text, figures and containers. */
export const TEXT_SPECIMENS: Specimen[] = [
  {
    title: 'Headings',
    content: () => (
      <>
        <Heading level={2} size="h1">
          First 第一
        </Heading>
        <Heading level={2}>Second 第二</Heading>
        <Heading level={3}>Third 第三</Heading>
      </>
    ),
  },
  {
    title: 'Tags',
    content: () => (
      <p>
        <Tag>Plain</Tag> <Tag tone="accent">Beta</Tag> <Tag tone="warn">Coming soon</Tag>{' '}
        <Tag tone="danger">Inactive</Tag>
      </p>
    ),
  },
  {
    title: 'Figure',
    content: () => (
      <dl>
        <Figure size="xl" value="99.98" unit="%" label="available" note="checked 12:41 UTC" />
      </dl>
    ),
  },
  {
    title: 'Code',
    content: (theme) => (
      <CodePanel label="Request">
        <RadioTabs
          name={`tabs-${theme}`}
          legend="Language"
          tabs={['curl', 'again'].map((id) => ({
            id,
            label: id,
            content: <CodeBlock tokens={toTokens(CODE)} label={id} />,
          }))}
        />
      </CodePanel>
    ),
  },
  {
    title: 'Accordion',
    content: (theme) => (
      <Accordion
        name={`answers-${theme}`}
        items={['One', 'Two'].map((title) => ({
          id: `${title}-${theme}`,
          title,
          content: <p>The answer.</p>,
        }))}
      />
    ),
  },
  {
    title: 'Table',
    content: () => (
      <DataTable
        caption="Calls"
        rows={['eth_call', 'eth_getLogs']}
        rowKey={(row) => row}
        columns={[
          { id: 'method', title: 'Method', cell: (row) => <code>{row}</code> },
          { id: 'units', title: 'Units', isNumber: true, cell: (row) => row.length },
        ]}
      />
    ),
  },
];
