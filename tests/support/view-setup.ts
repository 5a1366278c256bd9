import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// For a slow machine; a second is not enough to load a component that is imported when it is needed.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
