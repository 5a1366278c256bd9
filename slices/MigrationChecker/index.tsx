import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { MigrationChecker as Checker } from '@/components/migrate/MigrationChecker';
import { ProviderTable } from '@/components/migrate/MigrationChecker/ProviderTable';
import { SectionHead } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.MigrationCheckerSlice, SliceContext>;

export default function MigrationChecker({ slice, context }: Props) {
  const { title, text } = slice.primary;
  const { locale, messages, nodes, host } = context;
  if (!host) return null;
  const isTable = slice.variation === 'providers';
  return (
    <Section id={isTable ? 'providers' : 'checker'} space="small">
      <SectionHead title={asText(title)}>
        <RichText field={text} locale={locale} />
      </SectionHead>
      <div className={s.content}>
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
      </div>
    </Section>
  );
}
