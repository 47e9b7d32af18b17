"""Serves an S3 on one port: the four servers of OpenStack Swift in one process, with all that they keep in one folder.

s3-server.py FOLDER PORT KEY:ID SECRET
"""
import os
import sys

import eventlet

eventlet.monkey_patch()

from eventlet import wsgi  # noqa: E402
from swift.common import utils  # noqa: E402

folder, port, key, secret = sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4]


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, 'w') as file:
        file.write(text)
    return path


utils.SWIFT_CONF_FILE = write('swift.conf', '[swift-hash]\nswift_hash_path_suffix = tests\n')
utils.validate_hash_conf()

from paste.deploy import loadapp  # noqa: E402
from swift.common.ring import RingBuilder  # noqa: E402


class NoMemory:
    """In the place of memcached: nothing is found again, so nothing is ever stale."""

    def get(self, *_, **__):
        return None

    def set(self, *_, **__):
        pass

    delete = set


def with_cache(app):
    def call(env, start):
        env['swift.cache'] = NoMemory()
        return app(env, start)
    return call


def serve(name, listener, text):
    conf = write(name + '.conf', '[DEFAULT]\nswift_dir = %s\ndevices = %s/devices\nmount_check = false\n'
                 'log_level = CRITICAL\n%s' % (folder, folder, text))
    eventlet.spawn(wsgi.server, listener, with_cache(loadapp('config:' + conf)), log_output=False)


os.makedirs(os.path.join(folder, 'devices', 'disk'))
for server in ('account', 'container', 'object'):
    listener = eventlet.listen(('127.0.0.1', 0))
    builder = RingBuilder(1, 1, 1)
    builder.add_dev({'id': 0, 'region': 1, 'zone': 1, 'weight': 1, 'ip': '127.0.0.1',
                     'port': listener.getsockname()[1], 'device': 'disk', 'meta': ''})
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, server + '.ring.gz'))
    serve(server, listener, '[app:main]\nuse = egg:swift#%s\n' % server)

serve('proxy', eventlet.listen(('127.0.0.1', port)), '''
[pipeline:main]
pipeline = s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_%s = %s .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
''' % (key.replace(':', '_'), secret))
print('ready', flush=True)
while True:
    eventlet.sleep(3600)
