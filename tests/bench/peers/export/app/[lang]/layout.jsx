import { PrismicNextLink } from '@prismicio/next';
import localFont from 'next/font/local';
import { createClient } from '../../prismicio';
import { LANGUAGES } from '../../shared/routes.mjs';
import { readWords } from '../../shared/words.mjs';
import '../../shared/style.css';

const geist = localFont({ src: '../../shared/geist.woff2', weight: '100 900' });

export const dynamicParams = false;
export const generateStaticParams = () => LANGUAGES.map((lang) => ({ lang }));

/** @param {{ children: import('react').ReactNode, params: Promise<{ lang: string }> }} props */
export default async function Layout({ children, params }) {
  const { lang } = await params;
  const navigation = await createClient().getSingle('navigation', { lang });
  const links = readWords(navigation.data).filter(({ kind }) => kind === 'link');
  return (
    <html lang={lang} className={geist.className}>
      <body>
        <header>
          <nav>
            {links.map(({ field }, index) => (
              <PrismicNextLink key={index} field={field} />
            ))}
          </nav>
        </header>
        <main>{children}</main>
        <footer>
          {LANGUAGES.map((language) => (
            <a key={language} href={`/${language}/`}>
              {language}
            </a>
          ))}
        </footer>
      </body>
    </html>
  );
}
