import { runJourneys } from './run-journeys';

runJourneys('chromium');
