import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { MigrationChecker as Checker } from '@/components/migrate/MigrationChecker';
import { ProviderTable } from '@/components/migrate/MigrationChecker/ProviderTable';
import { Section } from '@/components/ui/Section';

type Props = SliceComponentProps<Content.MigrationCheckerSlice, SliceContext>;

export default function MigrationChecker({ slice, context }: Props) {
  const { locale, messages, nodes, host } = context;
  const isTable = slice.variation === 'providers';
  return (
    <Section id={isTable ? 'providers' : 'checker'}>
      <SliceHead {...slice.primary} locale={locale} />

      {isTable ? (
        <ProviderTable
          chains={nodes.chains}
          host={host}
          locale={locale}
          messages={messages.migrate}
        />
      ) : (
        <Checker chains={nodes.chains} host={host} locale={locale} messages={messages} />
      )}
    </Section>
  );
}
