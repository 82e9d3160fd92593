import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

export interface S3Server {
  name: string
  /** A setting for `S3_URL`. */
  address: string
  stop(): Promise<void>
}

/** The server of `S3_TEST_URL` if that is set; otherwise s3rver, which checks signatures like others. */
export async function startS3Server(folder: string): Promise<S3Server> {
  const own = process.env.S3_TEST_URL
  if (own !== undefined) return { name: new URL(own).host, address: own, stop: async () => undefined }
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'joblane' }],
  })
  const { port } = await server.run()
  return {
    name: 's3rver',
    address: `http://S3RVER:S3RVER@127.0.0.1:${port}/joblane/files`,
    stop: () => server.close(),
  }
}
