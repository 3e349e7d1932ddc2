/** A picture of a paper. */
export interface PaperPicture {
  /** Value of `cert_kind`. */
  kind: string;
  /** Path of the stored file. */
  path: string;
  /** Of its bytes. */
  sha256: string;
}

/** What stands on a paper, by the names of our fields and as the wire has their values; empty where nothing could be read. */
export type PaperFields = Readonly<Record<string, string | number>>;

/** A way to read what stands on the picture of a paper. */
export interface PaperReader {
  /** `sample`, or the name of a service. */
  channel: string;
  /** Whether nobody really reads: people are told so. */
  simulated: boolean;
  read(picture: PaperPicture): Promise<PaperFields>;
}
