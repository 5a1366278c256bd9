/** Language codes as used in URLs. */
export const LANGUAGES = ['en-gb', 'zh-cn'];

export const REPOSITORY = process.env.BENCH_REPOSITORY ?? '';

/** How every peer reads the content service. */
export const CLIENT_OPTIONS = {
  documentAPIEndpoint: process.env.BENCH_CONTENT_URL,
  routes: [
    { type: 'home', path: '/:lang' },
    { type: 'page', path: '/:lang/:uid' },
    { type: 'case_study', path: '/:lang/case-studies/:uid' },
  ],
};
