"""Whom something is counted for: the household that an address belongs to."""

from hashlib import blake2b
from ipaddress import IPv6Address, ip_address


def household_of(address: str) -> str:
    """Return the household of an address; every bound on what somebody may do counts by it.

    Of an IPv6 address the first half counts: a household has all of the second. One that only
    wraps an IPv4 address is that address.
    """
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return IPv6Address(int(parsed)).exploded[:19]  # without the name of an interface


def creator_of(household: str) -> str:
    """Return by what a household's tables are counted: no address is kept, only its hash."""
    return blake2b(household.encode(), digest_size=12).hexdigest()
