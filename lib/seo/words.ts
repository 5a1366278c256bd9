import type { Locale } from '@/lib/i18n/locales';

type Words = { twins: string; pages: string; chains: string; faucets: string; languages: string };

/** Words of `llms.txt`, which no visitor of a page reads. */
export const LLMS_WORDS: Record<Locale, Words> = {
  en: {
    twins:
      'Every page of this site is also there as Markdown: add `index.md` to its address, or ask for the address itself with the header `Accept: text/markdown`. The links below lead to Markdown.',
    pages: 'Pages',
    chains: 'Chains',
    faucets: 'Test networks',
    languages: 'Other languages',
  },
  cn: {
    twins:
      '本站每个页面都有 Markdown 版本：在页面地址后加上 `index.md`，或在请求原地址时带上请求头 `Accept: text/markdown`。下列链接均指向 Markdown 版本。',
    pages: '页面',
    chains: '区块链',
    faucets: '测试网络',
    languages: '其他语言',
  },
};
