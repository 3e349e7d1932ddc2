import { z } from 'zod';

/** One entry of a dictionary for clients. @source jeecg-wire 3.5 */
export const DictModel = z.object({ value: z.string(), text: z.string(), title: z.string() }).meta({ id: 'DictModel' });
