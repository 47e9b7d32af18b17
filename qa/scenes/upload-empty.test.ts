import { upload } from '../models/upload.ts'
import { jobPictures } from './support/job-pictures.ts'
import { uploadStage, type Picked } from './support/upload-row.ts'
import { walkScene } from './support/walk.ts'

const empty = async (): Promise<Picked> => ({ name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) })

walkScene(upload, 'empty', uploadStage(jobPictures, empty))
