import { runJourneys } from './run-journeys';

runJourneys('webkit');
