import { asText, type LinkField, type RichTextField } from '@prismicio/client';
import { getLinkAddress } from '@/lib/content/link-address';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/site/paths';
import type { Crumb } from '@/lib/pages/crumbs';

type Value = string | number | Thing | readonly (string | Thing)[];
/** A schema.org object. */
export type Thing = { readonly '@type'?: string; readonly [property: string]: Value | undefined };

type Company = {
  brand: string;
  legalName: string | null;
  email: string | null;
  social: readonly { link: LinkField }[];
};
/** Where a page is, and in which language. */
export type Context = { origin: string; locale: Locale };
export type Question = { question: string | null; answer: RichTextField };

const getOrganizationId = (origin: string) => `${origin}/#organization`;

export function toOrganization(
  { brand, legalName, email, social }: Company,
  origin: string,
): Thing {
  const accounts = social.flatMap(({ link }) => getLinkAddress(link) ?? []);
  return {
    '@type': 'Organization',
    '@id': getOrganizationId(origin),
    name: brand,
    ...(legalName && legalName !== brand && { legalName }),
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    ...(email && { email }),
    ...(accounts.length > 0 && { sameAs: accounts }),
  };
}

export function toWebSite(brand: string, { origin, locale }: Context): Thing {
  const url = origin + localizePath('/', locale);
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: brand,
    url,
    inLanguage: LOCALES[locale].html,
    publisher: { '@id': getOrganizationId(origin) },
  };
}

export function toBreadcrumbs(crumbs: readonly Crumb[], { origin, locale }: Context): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + localizePath(path, locale),
    })),
  };
}

/** Describes questions with their answers; null if there are none. */
export function toQuestions(questions: readonly Question[]): Thing | null {
  const complete = questions
    .map(({ question, answer }) => ({ question, answer: asText(answer, '\n') }))
    .filter(({ question, answer }) => question && answer);
  if (complete.length === 0) return null;
  return {
    '@type': 'FAQPage',
    mainEntity: complete.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question ?? '',
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Formats JSON for a script element, so that no text can close the element. */
export function toScriptText(things: readonly Thing[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return json.replace(/</g, '\\u003c');
}
