'use client';

import { Button } from '@/components/ui/Button';

/** Opens the browser's print dialog. */
export const PrintButton = ({ label }: { label: string }) => (
  <span className="needsScripts">
    <Button variant="secondary" onClick={() => window.print()}>
      {label}
    </Button>
  </span>
);
