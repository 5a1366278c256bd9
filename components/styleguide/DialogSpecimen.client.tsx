'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog/Dialog.client';

export function DialogSpecimen() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open a dialog
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Dialog" closeLabel="Close">
        <p>Escape, the button and a press outside close it; the focus returns.</p>
      </Dialog>
    </>
  );
}
