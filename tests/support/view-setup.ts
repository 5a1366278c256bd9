import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// For slow machines; one second is not enough to load a lazy component.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
