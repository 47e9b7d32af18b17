import { photo } from '../support/samples.ts'
import { upload } from '../models/upload.ts'
import { jobPictures } from './support/job-pictures.ts'
import { large, uploadStage } from './support/upload-row.ts'
import { walkScene } from './support/walk.ts'

walkScene(
  upload,
  'picture',
  uploadStage(jobPictures, async () => large(await photo('tap.jpg', 'teal'))),
)
