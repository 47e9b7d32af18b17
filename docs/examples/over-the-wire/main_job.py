"""The main job over the API alone, with nothing but Python: a customer signs up and posts a job with a photo, a business of that trade and
city bids, the customer accepts, the business marks the job completed, and the customer rates it.

Run it against a server of yours: python3 main_job.py http://localhost:3000 photo.jpg
"""

import json
import sys
import urllib.error
import urllib.request
import uuid


class ApiError(Exception):
    """A failure as the API tells it: `code` is stable, `errors` names the wrong fields, `Message` is for people."""

    def __init__(self, failure):
        super().__init__(f"{failure['code']}: {failure['Message']}")
        self.failure = failure


class Client:
    """Makes calls; with a token it speaks for that account."""

    def __init__(self, address, token=None):
        self.address = address
        self.headers = {"Accept-Language": "en"}
        if token is not None:
            self.headers["Authorization"] = f"Bearer {token}"

    def get(self, path):
        return self._send(urllib.request.Request(f"{self.address}/v1{path}", headers=self.headers))

    def post(self, path, **body):
        """Sends JSON. The key makes the call safe to repeat: sent again with the same one, it acts once."""
        headers = {**self.headers, "Content-Type": "application/json", "Idempotency-Key": str(uuid.uuid4())}
        return self._send(urllib.request.Request(f"{self.address}/v1{path}", json.dumps(body).encode(), headers))

    def upload(self, name, content):
        """Uploads one picture or document and answers its link."""
        boundary = uuid.uuid4().hex
        head = f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="{name}"\r\n\r\n'
        form = head.encode() + content + f"\r\n--{boundary}--\r\n".encode()
        headers = {**self.headers, "Content-Type": f"multipart/form-data; boundary={boundary}"}
        return self._send(urllib.request.Request(f"{self.address}/v1/upload-file", form, headers))["Data"]["url"]

    def _send(self, request):
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            raise ApiError(json.load(refused)) from None


def log_in(address, email):
    answer = Client(address).post("/login/customer", email=email, password="kettle7")
    return Client(address, answer["token"]), answer["data"]["id"]


def main_job(address, photo):
    unique = uuid.uuid4().hex[:8]
    anyone = Client(address)

    # What there is to choose from: a category, and a state with its cities.
    trade = anyone.get("/catagory")["category"][0]["name"]
    country, states = next(iter(anyone.get("/usa-states-cities")["data"].items()))
    state, city = next((state, cities[0]) for state, cities in states.items() if cities)

    # Both roles log in at either address. Fields keep the spelling of the published API.
    anyone.post(
        "/signup/customer",
        role="customer",
        pic_url={"url": anyone.upload("ana.jpg", photo)},
        name="Ana Torres",
        email=f"ana.{unique}@example.com",
        phone="+1 512 555 0148",
        password="kettle7",
        country=country,
        state=state,
        city=city,
        terms_accepted=True,
    )
    customer, customer_id = log_in(address, f"ana.{unique}@example.com")
    anyone.post(
        "/signup/business",
        role="business",
        is_subscribed="no",
        name="Luis Ortega",
        email=f"luis.{unique}@example.com",
        phone="+1 512 555 0111",
        password="kettle7",
        buisness_name="Ortega & Sons",
        buisness_phone_number="+1 512 555 0112",
        address="12 Oak Street",
        zipcode="78701",
        isLicense=1,
        isInsurance=1,
        terms_accepted=True,
        country=country,
        state=state,
        city=[city],
        category=[trade],
    )
    business, business_id = log_in(address, f"luis.{unique}@example.com")

    job_id = customer.post(
        "/create-job/customer",
        userid=customer_id,
        title="Leaking kitchen tap",
        details="The mixer drips day and night. The shut-off valve works.",
        category=trade,
        state=state,
        city=city,
        budget=150,
        pics_url=[customer.upload("tap.jpg", photo)],
    )["jobId"]

    # A business finds the job in its list, which is read page by page with the cursor of the answer before.
    jobs = business.post("/get-job/business", limit=10, status=["open"])["jobs"]
    assert job_id in [job["id"] for job in jobs]
    business.post(
        "/place-bid/business",
        businessId=business_id,
        jobId=job_id,
        proposalStatement="I can come on Tuesday morning, parts included.",
        amount=129.5,
    )

    # `amount` is the amount as seen: a bid that was edited since is refused with BID_CHANGED.
    bid = customer.post("/show-bid/customer", userId=customer_id, jobId=job_id)["Data"][0]
    customer.post(
        "/assign-job/customer", userId=customer_id, jobId=job_id, companyId=bid["businessId"], amount=bid["amount"]
    )
    business.post("/mark-completed/business", jobid=job_id)
    customer.post(
        "/rate-job/customer",
        jobId=job_id,
        userId=customer_id,
        companyId=bid["businessId"],
        rating=5,
        comment="On time, clean work.",
    )
    return customer.post("/get-job-details/customer", jobid=job_id)


if __name__ == "__main__":
    with open(sys.argv[2], "rb") as file:
        print(json.dumps(main_job(sys.argv[1], file.read()), indent=2))
