import { runJourneys } from './run-journeys';

runJourneys('firefox');
