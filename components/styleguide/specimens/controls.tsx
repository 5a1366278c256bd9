import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { SelectField, TextField } from '@/components/ui/Field';
import { Icon } from '@/components/ui/Icon';
import { MultiSelect } from '@/components/ui/MultiSelect';
import { Notice } from '@/components/ui/Notice';
import { Pagination } from '@/components/ui/Pagination';
import { Skeleton } from '@/components/ui/Skeleton';
import { Tooltip } from '@/components/ui/Tooltip';
import type { Specimen } from './types';

/** Controls and messages. */
export const CONTROL_SPECIMENS: Specimen[] = [
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
        <EmptyState title="No results">
          <p>Try another name.</p>
        </EmptyState>
        <Skeleton label="Loading" />
      </>
    ),
  },
  {
    title: 'Small parts',
    content: () => (
      <>
        <Card>
          <p>A card</p>
        </Card>
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
