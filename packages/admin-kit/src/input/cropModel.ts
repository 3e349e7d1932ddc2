/** The part of a picture that is kept, in px of the picture. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
  /** 1 shows as much of the picture as the shape allows. */
  zoom: number;
}

/** Width and height of a picture in px. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The largest part of a shape that fits into a picture, in its middle. */
export function cropFrame(picture: PictureSize, ratio: number): Crop {
  const width = Math.min(picture.width, picture.height * ratio);
  const height = width / ratio;
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height, zoom: 1 };
}

/** Moves the part, within the picture. */
export function moveCrop(picture: PictureSize, { crop, x, y }: { crop: Crop; x: number; y: number }): Crop {
  return {
    ...crop,
    x: Math.min(Math.max(0, crop.x + x), picture.width - crop.width),
    y: Math.min(Math.max(0, crop.y + y), picture.height - crop.height),
  };
}

/** Makes the part smaller or larger around its middle, within the picture. */
export function zoomCrop(picture: PictureSize, { crop, zoom, ratio }: { crop: Crop; zoom: number; ratio: number }): Crop {
  const width = cropFrame(picture, ratio).width / zoom;
  const height = width / ratio;
  const grown = { x: crop.x + (crop.width - width) / 2, y: crop.y + (crop.height - height) / 2, width, height, zoom };
  return moveCrop(picture, { crop: grown, x: 0, y: 0 });
}
