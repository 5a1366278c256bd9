import { endPreview } from '@/lib/content/preview';

export const GET = (request: Request) => endPreview(request);
