import type { ReactNode } from 'react';
import { Accordion } from '@/components/ui/Accordion';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { CodeBlock, CodePanel } from '@/components/ui/CodePanel';
import { DataTable } from '@/components/ui/DataTable';
import { EmptyState } from '@/components/ui/EmptyState';
import { SelectField, TextField } from '@/components/ui/Field';
import { Figure } from '@/components/ui/Figure';
import { Heading } from '@/components/ui/Heading';
import { Icon } from '@/components/ui/Icon';
import { MultiSelect } from '@/components/ui/MultiSelect';
import { Notice } from '@/components/ui/Notice';
import { Pagination } from '@/components/ui/Pagination';
import { RadioTabs } from '@/components/ui/RadioTabs';
import { Skeleton } from '@/components/ui/Skeleton';
import { Tag } from '@/components/ui/Tag';
import { Tooltip } from '@/components/ui/Tooltip';
import { toTokens } from '@/lib/samples/highlight';

type Specimen = { title: string; content: (theme: string) => ReactNode };

const CODE = 'curl https://eth.nodewell.example/$KEY \\\n  -d \'{"method":"eth_blockNumber"}\'';

const messages = (text: string) => <p>{text}</p>;

/** What the style guide shows; each takes the theme's name where ids must differ. */
export const SPECIMENS: Specimen[] = [
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
    title: 'Buttons',
    content: () =>
      (['primary', 'secondary', 'quiet'] as const).map((variant) => (
        <p key={variant}>
          {(['s', 'm', 'l'] as const).map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
          <Button variant={variant} disabled>
            disabled
          </Button>
          <Button variant={variant} isLoading loadingLabel="Sending">
            loading
          </Button>
        </p>
      )),
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
          content: messages('The answer.'),
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
  {
    title: 'Fields',
    content: (theme) => (
      <>
        <TextField label="Company" hint="As it stands on the invoice" name="company" />
        <TextField label="E-mail" error="Incorrect Email Address" name="email" />
        <TextField label="Disabled" disabled name="off" />
        <SelectField
          label="Subject"
          name="subject"
          options={[
            { value: 'sales', label: 'Sales' },
            { value: 'support', label: 'Support' },
          ]}
        />
        <MultiSelect
          name={`chains-${theme}`}
          legend="Chains"
          options={['Ethereum', 'Bitcoin', 'Solana', 'Base', 'TON'].map((label) => ({
            value: label,
            label,
          }))}
        />
      </>
    ),
  },
  {
    title: 'Messages and states',
    content: () => (
      <>
        <Notice tone="success" title="We’ve received your request" />
        <Notice tone="error" title="Something went wrong, please, try again" />
        <Notice tone="info" title="These figures were read at 12:41 UTC." />
        <EmptyState title="No results">{messages('Try another name.')}</EmptyState>
        <Skeleton label="Loading" />
      </>
    ),
  },
  {
    title: 'Small parts',
    content: () => (
      <>
        <Card>{messages('A card')}</Card>
        <Tooltip text="The weight of a call">compute unit</Tooltip>
        <Icon name="search" />
        <Pagination
          label="Pages"
          page={2}
          pageCount={4}
          renderLink={(page, content) => <a href={`?page=${page}`}>{content}</a>}
        />
      </>
    ),
  },
];
