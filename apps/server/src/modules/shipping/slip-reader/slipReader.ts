/** A picture of a weighing slip. */
export interface SlipPicture {
  /** Path of the stored file, for the log. */
  path: string;
  contentType: string;
  bytes: Buffer;
}

/** Weights on a weighing slip, kilograms; null for what could not be read. A figure that is in doubt counts as not read. */
export interface SlipWeights {
  gross: number | null;
  tare: number | null;
  net: number | null;
}

/** A way to read the weights on the picture of a weighing slip. @source freight-domain G13 */
export interface SlipReader {
  /** `local`, or the name of a service. */
  name: string;
  /** Whether nobody really reads: people are told so. */
  simulated: boolean;
  /** @throws Error no answer; a picture without weights is an answer */
  read(picture: SlipPicture): Promise<SlipWeights>;
}

/** A slip on which nothing could be read. */
export const nothingRead: SlipWeights = { gross: null, tare: null, net: null };
