/** A part of a picture in its own pixels. */
export interface PixelArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The size in which a part is stored: no larger than itself, its longest side at most `longest` pixels. */
export function croppedSize({ width, height }: Pick<PixelArea, 'width' | 'height'>, longest: number) {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * The chosen part of a picture as a JPEG file. The rest never leaves the device
 * (docs/decisions/066-picture-cropping.md). Rejects where the browser cannot decode the file.
 */
export async function croppedFile(file: File, area: PixelArea, longest: number): Promise<File> {
  const picture = await createImageBitmap(file);
  const { width, height } = croppedSize(area, longest);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws nothing');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height);
  picture.close();
  return new Promise((resolve, reject) => {
    const store = (blob: Blob | null) =>
      blob === null
        ? reject(new Error('The picture could not be stored'))
        : resolve(new File([blob], 'cropped.jpg', { type: 'image/jpeg' }));
    canvas.toBlob(store, 'image/jpeg', 0.92);
  });
}
