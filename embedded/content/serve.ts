import { serveFetch } from '../serve-fetch';
import { createPublishedFetch } from './published';

const languages = [
  { id: 'en-gb', name: 'English' },
  { id: 'zh-cn', name: '中文' },
];

serveFetch(
  createPublishedFetch(process.cwd(), { name: 'nodewell', languages, isReread: true }),
  Number(process.argv[2] ?? 4500),
);
