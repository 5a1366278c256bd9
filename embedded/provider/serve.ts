import { serveFetch } from '../serve-fetch';
import { createEmbeddedProvider } from '.';

const answer = createEmbeddedProvider();

serveFetch((input, init) => answer(new Request(input, init)), Number(process.argv[2] ?? 4600));
