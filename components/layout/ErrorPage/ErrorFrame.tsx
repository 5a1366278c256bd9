import { Mark } from '@/components/brand/Mark';
import { Container } from '@/components/ui/Section';
import type { ErrorMessages } from '@/lib/i18n/error-messages';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/site/paths';
import s from './ErrorFrame.module.scss';

const HEAD = ['nodes', 'pricing', 'contact'] as const;
const FOOT = ['faq', 'terms-of-service', 'privacy-policy', 'cookie-policy'] as const;

type Props = { messages: ErrorMessages; locale: Locale };

/** The navbar or footer of a page whose layout failed; full loads leave any broken state behind. */
export function ErrorFrame({ messages, locale, part }: Props & { part: 'head' | 'foot' }) {
  const Tag = part === 'head' ? 'header' : 'footer';
  return (
    <Tag className={s.frame}>
      <Container className={s.row}>
        {part === 'head' ? (
          <a href={localizePath('/', locale)} aria-label={messages.home}>
            <Mark size={22} ink="currentColor" signal="var(--accent)" />
          </a>
        ) : null}
        <nav aria-label={messages.pages[part]} className={s.row}>
          {(part === 'head' ? HEAD : FOOT).map((name) => (
            <a key={name} href={localizePath(`/${name}/`, locale)} className={s.link}>
              {messages.pages[name]}
            </a>
          ))}
        </nav>
      </Container>
    </Tag>
  );
}
